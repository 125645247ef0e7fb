import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BlogClosing } from "../components/sections/blog-closing";
import { Hero } from "../components/sections/hero";
import { SignUp } from "../components/sections/sign-up";
import { Teachings } from "../components/sections/teachings";
import { TeachingsPage, type PagedList } from "../components/sections/teachings-page";
import { describeBlogPage } from "../seo/describe-blog-page";
import { organization } from "../seo/json-ld/organization";
import { webPage } from "../seo/json-ld/web-page";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/blog.svg";

/** The page context of a blog page, as src/build/pages/create-pages.ts creates it. */
interface BlogContext extends Omit<PagedList, "all"> {
  /** The slugs of the articles that it lists, in their order. */
  names: string[];
  /** The slugs of the articles that have their own page. */
  readable: string[];
  /** Whether the site has a feed. */
  hasFeed: boolean;
}

/** The blog: one featured teaching, the others by category, and the email sign-up. */
export default function BlogPage({ data, pageContext }: PageProps<Queries.BlogPageQuery, BlogContext>) {
  const { blogPage, allArticle, siteIdentity } = data;
  const { readable, categories, names } = pageContext;
  const articles = [...allArticle.nodes].sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
  const { comingSoon } = blogPage.card;
  const list = { words: blogPage, articles, readable };
  return (
    <>
      <Hero hero={blogPage.hero} flame={flame} size="slim" />
      {categories.length > 0 ? (
        <TeachingsPage {...list} list={{ ...pageContext, all: blogPage.article.back.href }} />
      ) : (
        articles.length > 0 && <Teachings {...list} />
      )}
      <SignUp words={blogPage.signUp} comingSoon={comingSoon} list={siteIdentity.emailList} />
      <BlogClosing closing={blogPage.closing} comingSoon={comingSoon} />
    </>
  );
}

export function Head({ data, location, pageContext }: HeadProps<Queries.BlogPageQuery, BlogContext>) {
  const { blogPage } = data;
  const seo = describeBlogPage(blogPage, pageContext);
  const { page, category, hasFeed } = pageContext;
  const { back, crumb } = blogPage.article;
  const isFirst = page === 1 && category === undefined;
  return (
    <PageHead
      seo={seo}
      path={location.pathname}
      preview="blog"
      previewTitle={blogPage.seo.title}
      feed={hasFeed ? blogPage.seo.title : undefined}
      above={isFirst ? [] : [{ path: back.href, name: crumb }]}
      describe={(site, path) => [organization(site), webPage(site, { path, ...seo })]}
    />
  );
}

export const query = graphql`
  query BlogPage($names: [String!]!) {
    blogPage {
      seo { ...Seo }
      hero { ...Hero }
      ...Teachings
      paging { title ...Paging }
      category { title nextTitle description }
      article { crumb back { href } }
      signUp { ...SignUp }
      closing { ...BlogClosing }
    }
    allArticle(filter: { name: { in: $names } }) { nodes { ...Teaching } }
    siteIdentity { emailList { form field } }
  }
`;
