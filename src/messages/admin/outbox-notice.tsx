import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { Banner } from "../../ui/admin/states.tsx";
import { useOutbox } from "./use-outbox.ts";

const QUEUES: Record<string, string> = {
  "send-mail": "Letters",
  "order-notices": "Letters about orders",
  "merge-run": "Room previews",
  "reconcile-payments": "Payment checks",
};

/** On the first page, only while something is stuck. */
export function OutboxNotice() {
  const { data } = useOutbox();
  if (!data) return null;
  return (
    <>
      {data.late.map(({ queue, waiting, oldest_seconds: seconds }) => (
        <Banner
          key={queue}
          text={`${QUEUES[queue] ?? `Background work (${queue})`}: waiting for ${Math.floor(seconds / 60)} minutes`}
          detail={`${waiting} in the queue. ${queue === "send-mail" ? "Is the mail server reachable?" : "Is the shop overloaded?"}`}
        />
      ))}
      {data.unsent > 0 && (
        <Banner
          text={data.unsent === 1 ? "1 letter did not leave" : `${data.unsent} letters did not leave`}
          detail={<Link to={addresses.admin("messages")}>See why, and send or drop them</Link>}
        />
      )}
    </>
  );
}
