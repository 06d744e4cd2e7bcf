// Copies texts to the clipboard.

/** Copies a text to the clipboard. Returns whether the browser allowed it. */
export async function copy(text: string): Promise<boolean> {
  // Browsers hide the clipboard on insecure connections, such as plain HTTP in a local network.
  if (!navigator.clipboard) return copyByEvent(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** Copies by the older `copy` event, for browsers without the clipboard API. */
function copyByEvent(text: string): boolean {
  const onCopy = (event: ClipboardEvent): void => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", onCopy, { once: true });
  const done = document.execCommand("copy");
  document.removeEventListener("copy", onCopy);
  return done;
}

/** Selects the text of an element, so that the reader can copy it by hand. */
export const select = (element: Element | undefined): void =>
  void (element && getSelection()?.selectAllChildren(element));
