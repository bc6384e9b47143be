import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";

type Props<P> = {
  load: () => Promise<{ default: ComponentType<P> }>;
  given: P;
  /** What is shown until it has come. */
  waiting?: ReactNode;
  onFailed?: () => void;
};

/** A piece of the program that is fetched when it is rendered. Failing, it is absent; React's own `lazy` takes the page down. */
export function LazyComponent<P extends object>({ load, given, waiting, onFailed }: Props<P>) {
  const [fetched, setFetched] = useState<{ piece: ComponentType<P> }>();
  useEffect(() => {
    if (fetched) return;
    let isHere = true;
    load().then(
      (loaded) => isHere && setFetched({ piece: loaded.default }),
      () => isHere && onFailed?.(),
    );
    return () => {
      isHere = false;
    };
  }, [load, fetched, onFailed]);
  return fetched ? createElement(fetched.piece, given) : waiting;
}
