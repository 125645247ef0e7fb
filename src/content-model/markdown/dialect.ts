import remarkGfm from "remark-gfm";
import type { PluggableList } from "unified";

/** What a body may hold beyond CommonMark, wherever it is parsed. One tilde stays a sign: "1~3 and 5~7" strikes nothing out. */
export const markdownDialect: PluggableList = [[remarkGfm, { singleTilde: false }]];
