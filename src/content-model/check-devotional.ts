import type { Finding } from "./problem";

/** Where a devotional is said to be out and has nothing to read. In: its data, in its form. */
export function devotionalFindings(data: unknown): Finding[] {
  const { status, slides = [] } = data as { status: string; slides?: readonly unknown[] };
  if (status !== "available" || slides.length > 0) return [];
  return [
    {
      path: ["status"],
      problem: `is "available", and there are no slides to read.`,
      fix: `Write its slides, or "coming-soon" here.`,
    },
  ];
}
