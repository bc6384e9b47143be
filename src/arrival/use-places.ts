import { useEffect, useState } from "react";
import { fold } from "../platform/text.ts";

type Divipola = { departments: readonly { name: string; municipalities: readonly { name: string }[] }[] };

/** Colombia's departments and towns (DANE). Loaded apart, after the page: typing works without it. */
export function usePlaces() {
  const [places, setPlaces] = useState<Divipola>();
  useEffect(() => {
    let isHere = true;
    import("./data/divipola.json").then(
      (loaded) => isHere && setPlaces(loaded.default),
      () => undefined, // Free text is accepted, so the lists may stay away.
    );
    return () => {
      isHere = false;
    };
  }, []);
  const townsOf = (department: string): string[] =>
    places?.departments.find(({ name }) => fold(name) === fold(department))?.municipalities.map(({ name }) => name) ?? [];
  const departments = places?.departments.map(({ name }) => name).sort((a, b) => a.localeCompare(b, "es")) ?? [];
  const isTown = (city: string): boolean =>
    places?.departments.some(({ municipalities }) => municipalities.some(({ name }) => name === city)) ?? false;
  return { departments, townsOf, isTown };
}
