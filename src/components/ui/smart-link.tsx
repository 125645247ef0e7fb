import type { ComponentProps } from "react";
import { useInterfaceWords } from "./use-interface-words";
import { VisuallyHidden } from "./visually-hidden";

interface SmartLinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  href: string;
  /** Whether a page of this site opens in a new tab too, because leaving would lose typed text. */
  newTab?: boolean;
}

/**
 * A link. Other sites open in a new tab, and the link says so. Internal links are plain navigations, which browsers can
 * prefetch.
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
      {/* The space is inside, where it is not underlined. */}
      <VisuallyHidden>{` ${words.newTab}`}</VisuallyHidden>
    </a>
  );
}
