import type { ComponentProps } from "react";
import { useInterfaceWords } from "./use-interface-words";
import { VisuallyHidden } from "./visually-hidden";

interface SmartLinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  href: string;
  /** Opens a page of this site in a new tab too, where leaving would lose what somebody has written. */
  newTab?: boolean;
}

/**
 * A link that opens other sites in a new tab and says so. Internal links are plain navigations, which the browser can
 * prefetch, unless a new tab is asked for.
 */
export function SmartLink({ href, newTab = false, children, ...rest }: SmartLinkProps) {
  const words = useInterfaceWords();
  if (!newTab && !/^https?:/.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      {/* The space stands where nothing underlines it. */}
      <VisuallyHidden>{` ${words.newTab}`}</VisuallyHidden>
    </a>
  );
}
