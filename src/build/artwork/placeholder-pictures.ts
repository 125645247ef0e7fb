import type { Batch } from "./batch";
import type { Site } from "./content";
import { drawCourseFlame } from "./course-flame";
import { drawCover } from "./cover";
import { displayFace, labelFace } from "./typefaces";
import { paint } from "./paint";
import { drawPortrait } from "./portrait";
import { drawSpeaking } from "./speaking";

const weeks = [1, 2, 3, 4, 5, 6];

/**
 * The placeholder pictures until there are photographs: the portrait, the speaker, a talk's still, the book's cover, the course's
 * flames.
 * @param site where the names are looked up
 */
export function placeholderPictures(site: Site): Batch[] {
  const author = site.text("leader.name") ?? "A S";
  const initials = author
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 3);
  const cover = { title: site.text("book.name") ?? "", kind: site.text("book.kind") ?? "", author };
  return [
    {
      arePlaceholders: true,
      content: ["content/site.json#leader.name"],
      // Large enough for print: the press kit contains the first two unchanged.
      pictures: [
        {
          file: "content/pictures/portrait.png",
          draw: async () => paint(drawPortrait(initials, await displayFace()), 2400, 128),
        },
        {
          file: "content/pictures/speaking.png",
          draw: async () => paint(drawSpeaking(initials, await displayFace()), 2400, 128),
        },
        {
          file: "content/pictures/sermon.png",
          draw: async () => paint(drawSpeaking(initials, await displayFace(), "lectern"), 1600, 64),
        },
      ],
    },
    {
      arePlaceholders: true,
      content: [
        "content/site.json#leader.name",
        "content/facts.json#book.name",
        "content/facts.json#book.kind",
      ],
      pictures: [
        {
          file: "content/pictures/cover.png",
          draw: async () => paint(drawCover(cover, await displayFace(), await labelFace()), 1600, 128),
        },
      ],
    },
    {
      arePlaceholders: true,
      content: [],
      pictures: weeks.map((week) => ({
        file: `content/pictures/course/week-${week}.png`,
        draw: () => paint(drawCourseFlame(week), 800, 64),
      })),
    },
  ];
}
