import type { FactKind } from "./fact-kinds.ts";

/** Something somebody did, with what they are recognised by. */
export type Fact = {
  kind: FactKind;
  id: string;
  name: string;
  email: string;
  phone: string;
  contacts: readonly string[];
  at: string;
};
export type Person = { id: string; name: string; email: string; phone: string; firstSeen: string; lastSeen: string };
export type Linked = {
  people: Person[];
  contacts: { contact: string; customerId: string }[];
  facts: { kind: FactKind; factId: string; customerId: string }[];
};

/**
 * Whose each fact is: by its first contact that somebody is known by, the e-mail before the phone. What else it tells of
 * them is theirs from then on, unless it is somebody else's: two known people are made one by staff only.
 */
export function linkFacts(facts: readonly Fact[], known: ReadonlyMap<string, string>, newId: () => string): Linked {
  const owner = new Map(known);
  const people = new Map<string, Person>();
  const linked: Linked = { people: [], contacts: [], facts: [] };
  for (const { kind, id, contacts, at, ...told } of [...facts].sort((a, b) => a.at.localeCompare(b.at))) {
    const customerId = contacts.map((contact) => owner.get(contact)).find(Boolean) ?? newId();
    for (const contact of contacts) {
      if (owner.has(contact)) continue;
      owner.set(contact, customerId);
      linked.contacts.push({ contact, customerId });
    }
    const before = people.get(customerId);
    people.set(customerId, {
      id: customerId,
      name: told.name || before?.name || "",
      email: told.email || before?.email || "",
      phone: told.phone || before?.phone || "",
      firstSeen: before?.firstSeen ?? at,
      lastSeen: at,
    });
    linked.facts.push({ kind, factId: id, customerId });
  }
  return { ...linked, people: [...people.values()] };
}
