import { useNavigation } from "react-router";
import "./on-its-way.css";

/** A line under the header while a page is on its way: a tap on a slow phone is not left without an answer. */
export function OnItsWay() {
  const { state } = useNavigation();
  return <div className={state === "idle" ? "way" : "way way--on"} aria-hidden="true" />;
}
