const drawing = {
  width: 20,
  height: 20,
  viewBox: "0 0 20 20",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  "aria-hidden": true,
} as const;

/** A cross. */
export function CrossIcon() {
  return (
    <svg {...drawing}>
      <path d="M4 4l12 12M16 4L4 16" />
    </svg>
  );
}

/** The print icon. */
export function PrinterIcon() {
  return (
    <svg {...drawing}>
      <path d="M6 7.5V3h8v4.5M5.5 14H3V7.5h14V14h-2.5M6 11.5h8V17H6z" />
    </svg>
  );
}
