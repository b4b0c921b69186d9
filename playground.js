
// A thread is reached by a click on its name, as in Discord: its name after a # takes every tab there.
const PLACES = ".thread-summary, .mention, .message-system-link";

function named(place) {
  if (place.matches(".thread-summary")) return `#${place.firstChild.textContent.split(" · ")[0]}`;
  if (place.matches(".mention")) return place.textContent.trim();
  return new URL(place.href).pathname.split("/").length === 4 ? `#${place.textContent.trim()}` : "";
}

document.addEventListener("click", (event) => {
  const place = event.target instanceof Element ? event.target.closest(PLACES) : null;
  const input = document.querySelector("#channel-composer-input");
  if (!place || !(input instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  const name = named(place);
  if (!name.startsWith("#")) return;
  input.value = name;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.form.requestSubmit();
});
