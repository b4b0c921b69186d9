# Built and tried by .ci/image. What may enter stands in .dockerignore.
FROM python:3.13-slim-trixie AS packages
ENV UV_PYTHON_DOWNLOADS=never UV_LINK_MODE=copy UV_COMPILE_BYTECODE=1
RUN pip install --no-cache-dir uv==0.13.8
WORKDIR /app
COPY pyproject.toml uv.lock ./
RUN uv sync --frozen --no-cache --no-default-groups --extra postgres --extra sentry --python python3

FROM python:3.13-slim-trixie
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install -y --no-install-recommends tini \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --uid 10001 --home-dir /data --create-home atoll
WORKDIR /app
COPY --from=packages /app/.venv .venv
COPY . .
ENV PATH=/app/.venv/bin:$PATH PYTHONUNBUFFERED=1 DATABASE_PATH=/data/atoll.db METRICS_PORT=9100
USER 10001
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["python", "-c", "import os, urllib.request as ask; ask.urlopen(f'http://localhost:{os.environ[\"METRICS_PORT\"]}/health')"]
# 78: what starting again cannot mend. Restarts on failure know no such code, so it counts as an end.
ENTRYPOINT ["tini", "-e", "78", "--"]
CMD ["python", "bot.py"]
