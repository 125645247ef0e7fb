import type { Mistake } from "./mistake";

/** Mistakes in which two fields contradict each other. */
export const mistakesInComparisons: readonly Mistake[] = [
  [
    "an end before its beginning",
    ["facts.json", '"to": "18:30"', '"to": "17:30"'],
    {
      file: "facts.json",
      field: "gathering.schedule.to",
      problem: '"17:30" is not later than "18:00".',
      fix: "Write when the gathering ends, on the same day as it begins.",
    },
  ],
  [
    "an end at its beginning",
    ["facts.json", '"to": "18:30"', '"to": "18:00"'],
    {
      file: "facts.json",
      field: "gathering.schedule.to",
      problem: '"18:00" is not later than "18:00".',
      fix: "Write when the gathering ends, on the same day as it begins.",
    },
  ],
  [
    "a day in words that is not the schedule's",
    ["facts.json", '"weekday": "Tuesday"', '"weekday": "Wednesday"'],
    {
      file: "facts.json",
      field: "gathering.day",
      problem: "“second Tuesday of each month” is not what the schedule says, by which the site reckons.",
      fix: "Say “Wednesday” here, or mend gathering.schedule below.",
    },
  ],
  [
    "a time in words that is not the schedule's",
    ["facts.json", '6:00 PM to 6:30 PM EST"', '7:00 PM to 7:30 PM EST"'],
    {
      file: "facts.json",
      field: "gathering.time",
      problem: "“7:00 PM to 7:30 PM EST” is not what the schedule says, by which the site reckons.",
      fix: "Say “6:00 PM” here, or mend gathering.schedule below.",
    },
  ],
  [
    "the other half of the day",
    ["facts.json", '6:00 PM to 6:30 PM EST"', '6:00 AM to 6:30 PM EST"'],
    {
      file: "facts.json",
      field: "gathering.time",
      problem: "“6:00 AM to 6:30 PM EST” is not what the schedule says, by which the site reckons.",
      fix: "Say “6:00 PM” here, or mend gathering.schedule below.",
    },
  ],
  [
    "a length that is not the schedule's",
    ["facts.json", '"length": "30 minutes"', '"length": "1 hour and 30 minutes"'],
    {
      file: "facts.json",
      field: "gathering.length",
      problem: "“1 hour and 30 minutes” is not how long it is by the schedule: 30 minutes.",
      fix: "Say here how long it is, or mend gathering.schedule below.",
    },
  ],
  [
    "an event that is over and whose day has not come",
    ["events/2025-03-standing-in-the-gap.json", '"2025-03-15"', '"2999-03-03"'],
    {
      file: "events/2025-03-standing-in-the-gap.json",
      field: "date",
      problem: "2999-03-03 has not come, and the event is said to be over.",
      fix: 'Mend the day, or write "upcoming" for its status.',
    },
  ],
  [
    "an event that is over and had no day",
    ["events/spotlight-night-watch.json", '"upcoming"', '"completed"'],
    {
      file: "events/spotlight-night-watch.json",
      field: "status",
      problem: 'is "completed", and the event has no day.',
      fix: 'Write the day on which it was ("date": "2026-03-08"), or "upcoming" here.',
    },
  ],
  [
    "a last day without a first",
    ["events/spotlight-night-watch.json", '"location"', '"endDate": "2026-03-08", "location"'],
    {
      file: "events/spotlight-night-watch.json",
      field: "endDate",
      problem: "is the last day of an event without a first.",
      fix: 'Write the first day as "date", or take this one away.',
    },
  ],
  [
    "a last day before the first",
    ["events/2025-03-standing-in-the-gap.json", '"location"', '"endDate": "2025-03-14", "location"'],
    {
      file: "events/2025-03-standing-in-the-gap.json",
      field: "endDate",
      problem: '"2025-03-14" is not later than "2025-03-15".',
      fix: "Write the last day here and the first one as date; an event of one day has no endDate.",
    },
  ],
  [
    "an event of several days that is over before the last",
    ["events/2025-03-standing-in-the-gap.json", '"location"', '"endDate": "2999-03-14", "location"'],
    {
      file: "events/2025-03-standing-in-the-gap.json",
      field: "endDate",
      problem: "2999-03-14 has not come, and the event is said to be over.",
      fix: 'Mend the day, or write "upcoming" for its status.',
    },
  ],
  [
    "a price that is not the amount",
    ["facts.json", '"price": "${course.amount}"', '"price": "$49"'],
    {
      file: "facts.json",
      field: "course.price",
      problem: "“$49” is not the amount 39, which search engines read.",
      fix: "Write {course.amount} in place of the digits here, or mend course.amount above.",
    },
  ],
  [
    "a category that teachings are in and the blog does not name",
    ["pages/blog.json", '"value": "deliverance"', '"value": "freedom"'],
    {
      file: "articles/freedom-is-kept-at-the-kitchen-table.mdx",
      field: "category",
      problem: '"deliverance" is no category of the blog.',
      fix: 'Write one of these: authority, prayer-strategy, prophetic, freedom, prayer-life. A new one is added in content/pages/blog.json: { "value": "deliverance", "label": "…" }.',
    },
  ],
  [
    "a devotional that is out and has no slides",
    ["devotionals/thirty-days.json", '"status": "coming-soon"', '"status": "available"'],
    {
      file: "devotionals/thirty-days.json",
      field: "status",
      problem: 'is "available", and there are no slides to read.',
      fix: 'Write its slides, or "coming-soon" here.',
    },
  ],
  [
    "a time in another zone than the schedule's",
    ["facts.json", '6:00 PM to 6:30 PM EST"', '6:00 PM to 6:30 PM PST"'],
    {
      file: "facts.json",
      field: "gathering.time",
      problem: "“6:00 PM to 6:30 PM PST” is not what the schedule says, by which the site reckons.",
      fix: "Say “EST” here, or mend gathering.schedule below.",
    },
  ],
  [
    "a length with a decimal point that is not the schedule's",
    ["facts.json", '"length": "30 minutes"', '"length": "1.5 hours"'],
    {
      file: "facts.json",
      field: "gathering.length",
      problem: "“1.5 hours” is not how long it is by the schedule: 30 minutes.",
      fix: "Say here how long it is, or mend gathering.schedule below.",
    },
  ],
  [
    "more chapters than the book's file lists",
    ["facts.json", '"chapters": "12"', '"chapters": "13"'],
    {
      file: "facts.json",
      field: "book.chapters",
      problem: "“13” is not how many content/book/outline.json lists: 12.",
      fix: "Write 12, or mend the list there.",
    },
  ],
  [
    "fewer parts than the book's file lists",
    ["facts.json", '"parts": "3"', '"parts": "2"'],
    {
      file: "facts.json",
      field: "book.parts",
      problem: "“2” is not how many content/book/outline.json lists: 3.",
      fix: "Write 3, or mend the list there.",
    },
  ],
  [
    "more weeks than the course's page lists",
    ["facts.json", '"weeks": "6"', '"weeks": "8"'],
    {
      file: "facts.json",
      field: "course.weeks",
      problem: "“8” is not how many content/pages/set-my-soul-on-fire-ecourse.json lists: 6.",
      fix: "Write 6, or mend the list there.",
    },
  ],
  [
    "a length that is not the number of weeks",
    ["facts.json", '"{course.weeks} weeks"', '"8 weeks"'],
    {
      file: "facts.json",
      field: "course.length",
      problem: "“8 weeks” is not as many weeks as the fact above says: 6.",
      fix: "Write {course.weeks} in place of the digits here, or mend course.weeks above.",
    },
  ],
  [
    "more days than a devotional has slides",
    ["devotionals/seven-days.json", '"days": "{devotional.days}"', '"days": "10"'],
    {
      file: "devotionals/seven-days.json",
      field: "days",
      problem: "“10” is not the day of the last slide: 7.",
      fix: "Say 7 here, or in facts.json where that stands, or mend the slides: day-10 is the last one's id.",
    },
  ],
];
