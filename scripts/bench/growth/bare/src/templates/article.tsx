import { graphql, type PageProps } from "gatsby";

export default function Article({ data }: PageProps<{ file: { text: string } }>) {
  return (
    <main>
      {data.file.text.split("\n\n").map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </main>
  );
}

export const query = graphql`
  query BareArticle($id: String!) {
    file(id: { eq: $id }) {
      text
    }
  }
`;
