import type { PointerEvent } from "react";
import { swipeHandlers } from "./swipe";

const at = (clientX: number, clientY: number, pointerType = "touch", isPrimary = true) =>
  ({ clientX, clientY, pointerType, isPrimary }) as PointerEvent;

function swipe(from: PointerEvent, to: PointerEvent): number[] {
  const moves: number[] = [];
  const { onPointerDown, onPointerUp } = swipeHandlers((step) => moves.push(step));
  onPointerDown(from);
  onPointerUp(to);
  return moves;
}

describe("a swipe", () => {
  it("to the left goes on, to the right goes back", () => {
    expect(swipe(at(300, 100), at(200, 110))).toEqual([1]);
    expect(swipe(at(200, 100), at(300, 90))).toEqual([-1]);
  });

  it("is neither a tap nor a scroll", () => {
    expect(swipe(at(300, 100), at(270, 100))).toEqual([]);
    expect(swipe(at(300, 100), at(240, 160))).toEqual([]);
  });

  it("needs a finger or a pen, and the first of several fingers", () => {
    expect(swipe(at(300, 100, "mouse"), at(200, 100, "mouse"))).toEqual([]);
    expect(swipe(at(300, 100, "touch", false), at(200, 100))).toEqual([]);
    expect(swipe(at(300, 100, "pen"), at(200, 100, "pen"))).toEqual([1]);
  });

  it("is forgotten when the browser takes the finger for a scroll", () => {
    const moves: number[] = [];
    const { onPointerDown, onPointerUp, onPointerCancel } = swipeHandlers((step) => moves.push(step));
    onPointerDown(at(300, 100));
    onPointerCancel();
    onPointerUp(at(200, 100));
    expect(moves).toEqual([]);
  });
});
