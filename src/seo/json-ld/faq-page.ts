import { spokenWords } from "../../words/linked-words";
import { ids, type SiteFacts, type Thing } from "./thing";

interface Question {
  id: string;
  question: string;
  answer: string;
}

/**
 * The questions and answers of a page; empty if there are none.
 * @param path the page's path; a question's URL is the path with a fragment
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
