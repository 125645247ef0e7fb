import type { Batch } from "./batch";
import type { Site } from "./content";
import { drawCourseFlame } from "./course-flame";
import { drawCover } from "./cover";
import { openTypeface } from "./lettering";
import { paint } from "./paint";
import { drawPortrait } from "./portrait";
import { drawSpeaking } from "./speaking";

const weeks = [1, 2, 3, 4, 5, 6];

/**
 * What stands in until there are photographs: the portrait, the speaker, the book's cover, the course's flames.
 * @param site where the names are looked up
 */
export async function likenesses(site: Site): Promise<Batch[]> {
  const display = await openTypeface("fraunces");
  const label = await openTypeface("archivo", { wdth: 75, wght: 600 });
  const author = site.text("leader.name") ?? "A S";
  const initials = author
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 3);
  const cover = { title: site.text("book.name") ?? "", kind: site.text("book.kind") ?? "", author };
  return [
    {
      standIns: true,
      content: ["content/site.json#leader.name"],
      // Large enough for a printed page: the press kit gives these two away as they are.
      pictures: [
        {
          file: "content/pictures/portrait.png",
          make: () => paint(drawPortrait(initials, display), 2400, 128),
        },
        {
          file: "content/pictures/speaking.png",
          make: () => paint(drawSpeaking(initials, display), 2400, 128),
        },
      ],
    },
    {
      standIns: true,
      content: [
        "content/site.json#leader.name",
        "content/facts.json#book.name",
        "content/facts.json#book.kind",
      ],
      pictures: [
        {
          file: "content/pictures/cover.png",
          make: () => paint(drawCover(cover, display, label), 1600, 128),
        },
      ],
    },
    {
      standIns: true,
      content: [],
      pictures: weeks.map((week) => ({
        file: `content/pictures/course/week-${week}.png`,
        make: () => paint(drawCourseFlame(week), 800, 64),
      })),
    },
  ];
}
