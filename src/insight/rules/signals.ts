import { addresses } from "../../addresses.ts";
import type { Insight } from "../contract.ts";
import type { Language } from "../../platform/language.ts";

const MANY_ASKED = 3;
const MANY_LOOKS = 30;
const MANY_TRIED = 5;
/** Of one kind: many of the first must not hide the others. */
const MOST_OF_A_KIND = 3;
type Signal = Insight["signals"][number];

/** What the numbers ask somebody to do, one thing each; the most urgent first. */
export function signalsOf(
  { carpets, searches_without_result: words }: Omit<Insight, "signals">,
  language: Language = "en",
): Signal[] {
  const say = (en: string, es: string): string => (language === "es" ? es : en);
  const of = (id: number) => addresses.admin(`carpets/${id}`);
  const missed = carpets
    .flatMap(({ carpet_id: id, name, sold_out: sizes }) => sizes.map((each) => ({ id, name, ...each })))
    .filter(({ count }) => count >= MANY_ASKED)
    .sort((a, b) => b.count - a.count)
    .map(({ id, name, size, count }) => ({
      kind: "sold-out",
      text: say(
        `${count} asked for ${name} in ${size} while it was sold out`,
        `${count} pidieron ${name} en ${size} mientras estaba agotada`,
      ),
      action: say("Order it again", "Pídela de nuevo"),
      address: of(id),
    }));
  const unfound = words
    .filter(({ count }) => count >= MANY_ASKED)
    .map(({ word, count }) => ({
      kind: "search",
      text: say(`${count} searched for “${word}” and found nothing`, `${count} buscaron “${word}” y no encontraron nada`),
      action: say("Make it a tag", "Conviértela en etiqueta"),
      address: addresses.admin("carpets"),
    }));
  const looked = carpets
    .filter(({ seen, bought }) => seen >= MANY_LOOKS && bought === 0)
    .map(({ carpet_id: id, name, seen }) => ({
      kind: "seen",
      text: say(`${seen} looked at ${name} and nobody bought it`, `${seen} miraron ${name} y nadie la compró`),
      action: say("Look at its price and pictures", "Revisa su precio y sus fotos"),
      address: of(id),
    }));
  const tried = carpets
    .filter(({ room, bought }) => room >= MANY_TRIED && bought === 0)
    .sort((a, b) => b.room - a.room)
    .map(({ carpet_id: id, name, room }) => ({
      kind: "room",
      text: say(
        `${room} tried ${name} in their room and nobody bought it`,
        `${room} probaron ${name} en su sala y nadie la compró`,
      ),
      action: say("Offer it in another colour or size", "Ofrécela en otro color u otra medida"),
      address: of(id),
    }));
  return [missed, unfound, looked, tried].flatMap((list) => list.slice(0, MOST_OF_A_KIND));
}
