
// A click leads to what it names in this world, as in Discord. SimCord opens discord.com, or does nothing.
const PLACES = "[data-channel-id], .thread-summary, .message-system-link, .markdown-link";

function destination(element) {
  if (element.dataset.channelId) return [element.dataset.channelId];
  // A thread has the number of the message it began at.
  if (element.matches(".thread-summary")) return [element.closest("[data-message-id]").dataset.messageId];
  const { hostname, pathname } = new URL(element.href);
  const [, , guild, ...place] = pathname.split("/");
  return hostname === "discord.com" && guild === state.snapshot?.channel?.guildId ? place : [];
}

function go(channel, message = "") {
  const isHere = channel === state.snapshot.channelId;
  if (!isHere || (message && !reveal(message))) dispatch("focus", { channel_id: channel, target_id: message });
}

function reveal(message) {
  const found = ui.messageList.querySelector(`[data-message-id="${CSS.escape(message)}"]`);
  if (!found) return false;
  // Somebody scrolls: or else the page goes back to its end.
  ui.timeline.dispatchEvent(new WheelEvent("wheel"));
  found.scrollIntoView({ block: found.offsetHeight < ui.timeline.clientHeight ? "center" : "start" });
  found.classList.remove("linked");
  requestAnimationFrame(() => found.classList.add("linked"));
  return true;
}

document.addEventListener("click", (event) => {
  const element = event.target instanceof Element ? event.target.closest(PLACES) : null;
  const [channel, message] = element ? destination(element) : [];
  if (!channel) return;
  event.preventDefault();
  workbench.resetWorkbench();
  go(channel, message);
});

// The left column is the channel and its threads. SimCord lists every message there once more.
function placeButton({ id, name }, channelId) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.channelId = id;
  button.textContent = `# ${name}`;
  if (id === channelId) button.setAttribute("aria-current", "page");
  return button;
}

function showPlaces({ places, channelId }) {
  $("places").replaceChildren(...places.map((place) => placeButton(place, channelId)));
  const [home] = places;
  $("way-back").hidden = home.id === channelId;
  $("way-back").dataset.channelId = home.id;
  $("way-back").textContent = `${home.name} ›`;
}

const updateWorkbench = workbench.update;
workbench.update = (snapshot, context) => {
  updateWorkbench(snapshot, context);
  showPlaces(snapshot);
};

// A private reply can be dismissed, as in Discord, where only the reader's own page forgets it. SimCord keeps it for ever.
const dismissed = new Set();

function addDismiss(note) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "dismiss";
  button.textContent = "Dismiss message";
  button.addEventListener("click", () => {
    dismissed.add(note.closest("[data-message-id]").dataset.messageId);
    hideDismissed();
  });
  note.append(" • ", button);
  note.parentElement.append(note);
}

function hideDismissed() {
  for (const message of ui.messageList.children) message.hidden = dismissed.has(message.dataset.messageId);
}

new MutationObserver(() => {
  ui.messageList.querySelectorAll(".message-ephemeral-note:not(:has(.dismiss))").forEach(addDismiss);
  hideDismissed();
}).observe(ui.messageList, { childList: true, subtree: true });
