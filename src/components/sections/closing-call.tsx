import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Actions } from "../ui/actions";
import { DeepBand } from "./deep-band";

interface ClosingCallProps {
  call: Omit<Queries.ClosingCallFragment, "actions"> & Partial<Queries.ClosingCallFragment>;
  /** What stands in the place of the buttons, or after them. */
  children?: ReactNode;
}

/** What a page closes with: the step that it has been leading to. */
export function ClosingCall({ call, children }: ClosingCallProps) {
  const { actions, ...words } = call;
  return (
    <DeepBand id="closing-call" {...words}>
      {actions && <Actions actions={actions} />}
      {children}
    </DeepBand>
  );
}

export const closingCallFields = graphql`
  fragment ClosingCall on Closing {
    eyebrow
    title
    text
    actions {
      ...LinkFields
    }
  }
`;
