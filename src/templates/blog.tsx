import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BlogClosing } from "../components/sections/blog-closing";
import { Hero } from "../components/sections/hero";
import { Paging } from "../components/sections/paging";
import { SignUp } from "../components/sections/sign-up";
import { Teachings } from "../components/sections/teachings";
import { organization } from "../seo/json-ld/organization";
import { webPage } from "../seo/json-ld/web-page";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/blog.svg";

/** What src/build/create-pages.ts says of one page of the blog. */
interface BlogContext {
  page: number;
  pages: number;
  /** How many articles all pages list. */
  total: number;
  /** The names of the articles that have a page of their own. */
  readable: string[];
  /** Whether there is a feed. */
  hasFeed: boolean;
}

/** The blog: one featured teaching, the others by category, and the sign-up to the email list. */
export default function BlogPage({ data, pageContext }: PageProps<Queries.BlogPageQuery, BlogContext>) {
  const { blogPage, articles, siteIdentity } = data.content;
  const { page, pages, total, readable } = pageContext;
  const { comingSoon } = blogPage.card;
  return (
    <>
      <Hero hero={blogPage.hero} flame={flame} size="slim" />
      {articles.length > 0 && (
        <Teachings words={blogPage} articles={articles} total={total} readable={readable} opens={page === 1}>
          <Paging words={blogPage.paging} page={page} pages={pages} />
        </Teachings>
      )}
      <SignUp words={blogPage.signUp} comingSoon={comingSoon} list={siteIdentity.emailList} />
      <BlogClosing closing={blogPage.closing} comingSoon={comingSoon} />
    </>
  );
}

export function Head({ data, location, pageContext }: HeadProps<Queries.BlogPageQuery, BlogContext>) {
  const { seo, paging } = data.content.blogPage;
  const { page, hasFeed } = pageContext;
  const title = page === 1 ? seo.title : paging.title.replace("{page}", String(page));
  return (
    <PageHead
      seo={{ ...seo, title }}
      path={location.pathname}
      preview="blog"
      previewTitle={seo.title}
      feed={hasFeed ? seo.title : undefined}
      describe={(site, path) => [organization(site), webPage(site, { path, ...seo, title })]}
    />
  );
}

export const query = graphql`
  query BlogPage($names: [String!]!) {
    content {
      blogPage {
        seo { ...Seo }
        hero { ...Hero }
        ...Teachings
        paging { title ...Paging }
        signUp { ...SignUp }
        closing { ...BlogClosing }
      }
      articles(names: $names) { ...Teaching }
      siteIdentity { emailList { form field } }
    }
  }
`;
