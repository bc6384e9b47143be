import { type ComponentType, createContext, type HTMLAttributes, useContext } from "react";

/** Makes the HTML of a still piece. Given by the server alone, which keeps what it has made; the browser renders the piece. */
export type Press = <Given extends object>(piece: ComponentType<Given>, given: Given) => string;
export const StillPress = createContext<Press | undefined>(undefined);

type Props<Given> = HTMLAttributes<HTMLElement> & {
  as: "footer" | "nav" | "div";
  of: ComponentType<Given>;
  /** One of a few, beside functions: what is made of each is kept. */
  given: Given;
};

/** A piece of the frame that looks the same on page after page: it has no hooks and takes what it shows as given. */
export function Still<Given extends object>({ as: Tag, of: Piece, given, ...rest }: Props<Given>) {
  const press = useContext(StillPress);
  if (press) return <Tag {...rest} dangerouslySetInnerHTML={{ __html: press(Piece, given) }} />;
  return (
    <Tag {...rest}>
      <Piece {...given} />
    </Tag>
  );
}
