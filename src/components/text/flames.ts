import about from "../../theme/artwork/flames/about.svg";
import blog from "../../theme/artwork/flames/blog.svg";
import contact from "../../theme/artwork/flames/contact.svg";
import events from "../../theme/artwork/flames/events.svg";
import excerpt from "../../theme/artwork/flames/excerpt.svg";
import partner from "../../theme/artwork/flames/partner.svg";
import pressKit from "../../theme/artwork/flames/press-kit.svg";
import speaking from "../../theme/artwork/flames/speaking.svg";

/** The addresses of the flames of texts, by their names. */
export const flames = { about, blog, contact, events, excerpt, partner, "press-kit": pressKit, speaking };
