import { isReference } from "./bible-reference";

test.each([
  "Matthew 6:6",
  "— Matthew 6:6",
  "-- 1 Thessalonians 5:16–18, WEB",
  "(Psalm 23:1, KJV)",
  "Psalm 23",
  "Ps. 55:17",
  "Song of Solomon 2:4",
  "2 Chron. 7:14 (King James Version)",
  "Isaiah 40:28-31; 41:10",
  "Rev 3.20",
  "III John 1:2",
  "Juan 3,16",
  "1 Corintios 13:4",
  "(Isaías 40:28)",
  "Mateo 6:9–13",
  "Salmo 27:8, Reina-Valera 1909",
  "(Salmo 27:8, RVR1909)",
  "(Jesaja 40,28; Luther 1912)",
  "Salmo 27:8",
  "Isaías 40:28",
  "Juan 3:16",
  "Cantar de los Cantares 2:4 (RVR1909)",
  "Psaume 23 (LSG)",
  "1. Johannes 4,16, Luther 1912",
  "Êxodo 15:2, Almeida 1911",
  "— Mother Teresa",
  "– C. S. Lewis, *Letters to Malcolm*",
  "- a widow in Ibadan, 1994",
])("“%s” says where words come from", (line) => {
  expect(isReference(line)).toBe(true);
});

test.each([
  "",
  "And it was so.",
  "Sunday 10:30",
  "Domingo 10:30",
  "Domingo 10:30 (Zoom)",
  "(Domingo 10:30, Zoom)",
  "Cada jueves 19:00",
  "1 de marzo",
  "Capítulo 3, donde empieza todo",
  "Mark my words",
  "Job 1 was the first that she had",
  "Acts of mercy",
  "Psalm 23 was read at the grave, and nobody spoke.",
  "In Matthew 6:6 he says so.",
  "— Will you come?",
  "— I will come. Then we shall see what follows.",
  `— ${"a long way into the dialogue ".repeat(4)}`,
])("“%s” does not", (line) => {
  expect(isReference(line)).toBe(false);
});
