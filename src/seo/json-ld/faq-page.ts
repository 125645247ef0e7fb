import { spokenWords } from "../../words/linked-words";
import { ids, type SiteFacts, type Thing } from "./thing";

interface Question {
  id: string;
  question: string;
  answer: string;
}

/**
 * The questions that a page shows, with their answers; undefined where it shows none.
 * @param path the page's path; questions are addressed by their fragments
 */
export function faqPage(site: SiteFacts, path: string, questions: readonly Question[]): Thing[] {
  if (questions.length === 0) return [];
  const page = ids.page(site, path);
  return [
    {
      "@type": "FAQPage",
      "@id": page.replace(/#page$/, "#faq"),
      isPartOf: { "@id": page },
      inLanguage: site.language,
      mainEntity: questions.map(({ id, question, answer }) => ({
        "@type": "Question",
        "@id": page.replace(/#page$/, `#${id}`),
        name: spokenWords(question),
        acceptedAnswer: { "@type": "Answer", text: spokenWords(answer) },
      })),
    },
  ];
}
