// Dragging by mouse, pen or finger. A copy follows the pointer and can be dropped on elements with
// `data-drop`.
import type { Attachment } from "svelte/attachments";

const FAR = 6; // pixels; a shorter movement is a click

/**
 * Makes an element draggable and passes the place to `drop`. A click without movement stays a
 * click.
 */
export function dragged(
  drop: (place: string) => void,
  may: () => boolean = () => true,
): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let copy: HTMLElement | null = null;
    const place = (x: number, y: number): HTMLElement | null =>
      document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]") ?? null;
    const lift = (): void => {
      const drawn = node.querySelector("svg");
      copy = document.createElement("div");
      if (drawn) copy.append(drawn.cloneNode(true));
      Object.assign(copy.style, {
        position: "fixed",
        zIndex: "60",
        pointerEvents: "none",
        width: "44px",
        height: "44px",
        translate: "-50% -60%",
      });
      document.body.append(copy);
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !may()) return;
      from = { x: event.clientX, y: event.clientY };
      // A fast pointer leaves the element before it has moved FAR pixels.
      node.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      if (!copy && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) lift();
      if (copy)
        Object.assign(copy.style, { left: `${event.clientX}px`, top: `${event.clientY}px` });
    };
    const up = (event: PointerEvent): void => {
      const moved = copy !== null;
      copy?.remove();
      [from, copy] = [null, null];
      if (!moved) return;
      const found = place(event.clientX, event.clientY)?.dataset.drop;
      node.addEventListener("click", swallow, { capture: true });
      setTimeout(() => {
        node.removeEventListener("click", swallow, { capture: true });
        if (found !== undefined) drop(found);
      });
    };
    const swallow = (click: Event): void => click.stopImmediatePropagation();
    const stop = (): void => {
      copy?.remove();
      [from, copy] = [null, null];
    };
    node.style.touchAction = "none";
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", stop);
    return () => {
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", stop);
    };
  };
}
