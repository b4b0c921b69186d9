-- The deal of the day is played once by each: which day's deal a table plays stands in its options.
CREATE UNIQUE INDEX one_daily_each ON tables (host_id, json_extract(options, '$.date'))
    WHERE json_extract(options, '$.date') IS NOT NULL;
