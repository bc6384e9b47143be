import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { LIVE_PATH, LIVE_TOPICS, type LiveTopic } from "../rules/live-topics.ts";
import { useSession } from "./use-session.ts";

/** The lists that show a topic. */
const QUERIES: Record<LiveTopic, readonly string[]> = {
  orders: ["orders", "order", "overview", "payment-tasks"],
  messages: ["messages"],
  showroom: ["reservations", "next-visits"],
};

const refresh = (client: QueryClient, topics: readonly LiveTopic[]): void => {
  for (const key of topics.flatMap((topic) => QUERIES[topic])) void client.invalidateQueries({ queryKey: [key] });
};

/** The browser connects again by itself, except after a refusal; then the lists' own minute has to do for a while. */
const AGAIN_MS = 30_000;

/**
 * Brings lists up to date while they are looked at. A hidden tab gives its connection back, as browsers hold only six to
 * one address over HTTP/1.1, and catches up when it is shown again.
 */
export function useLive(): void {
  const client = useQueryClient();
  const signedIn = useSession().data?.authenticated === true;
  useEffect(() => {
    if (!signedIn) return;
    let source: EventSource | undefined;
    let later: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      clearTimeout(later);
      source?.close();
      source = undefined;
    };
    const open = () => {
      close();
      if (document.hidden) return;
      source = new EventSource(LIVE_PATH);
      // Whatever happened before the connection stood was not told.
      source.addEventListener("ready", () => refresh(client, LIVE_TOPICS));
      source.addEventListener("changed", ({ data }: MessageEvent<string>) => refresh(client, JSON.parse(data) as LiveTopic[]));
      source.addEventListener("error", () => {
        if (source?.readyState === EventSource.CLOSED) later = setTimeout(open, AGAIN_MS);
      });
    };
    open();
    document.addEventListener("visibilitychange", open);
    return () => {
      document.removeEventListener("visibilitychange", open);
      close();
    };
  }, [client, signedIn]);
}
