import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { Banner } from "../../ui/admin/states.tsx";
import { useOutbox } from "./use-outbox.ts";
import { words } from "./words.ts";

/** On the first page, only while something is stuck. */
export function OutboxNotice() {
  const said = words().outbox;
  const { data } = useOutbox();
  if (!data) return null;
  return (
    <>
      {data.late.map(({ queue, waiting, oldest_seconds: seconds }) => (
        <Banner
          key={queue}
          text={said.waiting(said.queues[queue] ?? said.otherQueue(queue), Math.floor(seconds / 60))}
          detail={(queue === "send-mail" ? said.mailAway : said.overloaded)(waiting)}
        />
      ))}
      {data.unsent > 0 && (
        <Banner text={said.unsent(data.unsent)} detail={<Link to={addresses.admin("messages")}>{said.seeWhy}</Link>} />
      )}
    </>
  );
}
