import { flag, id, linkedText, list, object, optional, picture, prose, text } from "../fields";
import type { ObjectField } from "../field";
import type { ContentType } from "../content-type";
import { closing } from "../field-groups/closing";
import { faq } from "../field-groups/faq";
import { hero } from "../field-groups/hero";
import { link } from "../field-groups/link";
import { notice } from "../field-groups/notice";
import { overview } from "../field-groups/overview";
import { seo } from "../field-groups/seo";
import { testimonials } from "../field-groups/testimonials";

/** The page for media. Most of its content is also in the downloadable press kit. */
export const pressKitPage: ContentType = {
  name: "page-press-kit",
  title: "Press Kit page",
  seenOn: "/press-kit",
  typeName: "PressKitPage",
  files: "pages/press-kit.json",
  description:
    "The page for media. Its texts and pictures are also files to download, which each build makes anew.",
  schema: object("The press kit.", {
    seo,
    overview,
    hero,
    factSheet: object("The facts at a glance; also fact-sheet.txt.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      text: text("What the facts are for."),
      cards: list(
        "The fact sheet, one card each.",
        object("One card.", {
          title: text("What the facts are about.", { max: 60 }),
          entries: list(
            "The facts.",
            object("One fact.", {
              term: text("What is stated.", { max: 40 }),
              detail: linkedText("The fact.", { max: 240 }),
            }),
          ),
        }),
        { min: 0 },
      ),
    }),
    wholeKit: object("Everything in one file.", {
      title: text("The box's heading.", { max: 60 }),
      text: text("What the file holds."),
      button: text("The words on the download link.", { max: 40 }),
    }),
    photos: object("The photographs.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      text: text("What they may be used for."),
      button: text("The words on each download link.", { max: 40 }),
      details: text("What kind of file it is; {format}, {width} and {height} are filled in.", {
        fills: ["format", "width", "height"],
      }),
      creditLabel: text("Stands before the credit.", { max: 20 }),
      licenceLabel: text("Stands before the licence.", { max: 20 }),
      cards: list(
        "The photographs, one card each. The file of the picture is what is downloaded: make it large.",
        object("One photograph.", {
          id: id("Names the downloaded file."),
          title: text("What kind of picture it is.", { max: 60 }),
          text: prose("Where it serves best.", { max: 160 }),
          picture: picture("The photograph, at least 2400 pixels on its longer side."),
          credit: text("Whom to name beside it.", { max: 80 }),
          licence: text("What it may be used for.", { max: 120 }),
        }),
        { min: 0 },
      ),
      custom: text("Offers other pictures."),
      action: link("The way to ask for them."),
    }),
    licence: list(
      "The terms of use for the whole kit; also license.txt.",
      text("One paragraph of the terms."),
    ),
    bios: object("The biographies.", {
      sample: optional(
        flag("true while the life that they tell is a sample; removed at launch. Visitors never see it."),
      ),
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      text: text("How they may be used."),
      button: text("The words on the button that copies a biography.", { max: 40 }),
      withoutScript: text("Stands in place of the buttons where the browser runs no script."),
      copied: notice("Shown once the text is on the clipboard."),
      notCopied: notice("Shown when the browser did not allow it; the text is then selected."),
      entries: list(
        "The biographies, the shortest first.",
        object("One biography.", {
          id: id("Names the biography in addresses, and its file."),
          title: text("What it is good for.", { max: 60 }),
          length: text("How long it is, in words.", { max: 40 }),
          paragraphs: list("The biography, one paragraph each.", prose("One paragraph.")),
        }),
        { min: 0 },
      ),
    }),
    interview: downloadableList("The suggested interview questions; also a text file."),
    soundbites: downloadableList("The sentences that may be quoted; also a text file."),
    testimonials: testimonials("What media say."),
    faq: faq("Common questions of media."),
    closing: closing("The invitation at the end of the page."),
  }),
};

function downloadableList(description: string): ObjectField {
  return object(
    description,
    {
      sample: optional(flag("true while nobody really said it; removed at launch. Visitors never see it.")),
      id: id("Names the section in addresses, and the text file."),
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      text: text("What they are for."),
      button: text("The words on the download link.", { max: 40 }),
      entries: list(
        "The lines, in their order.",
        prose("One line, without quotation marks: the page adds them where somebody is quoted.", {
          max: 240,
          unquoted: true,
        }),
        {
          min: 0,
        },
      ),
    },
    "DownloadableList",
  );
}
