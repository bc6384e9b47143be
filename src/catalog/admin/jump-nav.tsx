import { useEffect, useState } from "react";
import { formWords } from "./form-words.ts";
import "./jump-nav.css";

const SECTIONS = ["details", "pictures", "stock", "words", "3d"] as const;

/** On a phone: the form's sections, with the one on the screen marked. */
export function JumpNav() {
  const said = formWords().sections;
  const [now, setNow] = useState<string>(SECTIONS[0]);
  useEffect(() => {
    // A section is the one being read while it crosses the upper third of the screen.
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setNow(seen.target.id);
      },
      { rootMargin: "-15% 0px -65% 0px" },
    );
    for (const id of SECTIONS) {
      const section = document.getElementById(id);
      if (section) watch.observe(section);
    }
    return () => watch.disconnect();
  }, []);
  return (
    <nav className="jump-nav admin-phone-only" aria-label={said.label}>
      {SECTIONS.map((id) => (
        <a key={id} href={`#${id}`} aria-current={id === now ? "true" : undefined}>
          {said[id]}
        </a>
      ))}
    </nav>
  );
}
