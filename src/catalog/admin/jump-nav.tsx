import { useEffect, useState } from "react";
import "./jump-nav.css";

const SECTIONS = ["Details", "Pictures", "Stock", "Words", "3D"];
const idOf = (name: string): string => name.toLowerCase();

/** On a phone: the form's sections, with the one on the screen marked. */
export function JumpNav() {
  const [now, setNow] = useState(idOf(SECTIONS[0]!));
  useEffect(() => {
    // A section is the one being read while it crosses the upper third of the screen.
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setNow(seen.target.id);
      },
      { rootMargin: "-15% 0px -65% 0px" },
    );
    for (const name of SECTIONS) {
      const section = document.getElementById(idOf(name));
      if (section) watch.observe(section);
    }
    return () => watch.disconnect();
  }, []);
  return (
    <nav className="jump-nav admin-phone-only" aria-label="Sections">
      {SECTIONS.map((name) => (
        <a key={name} href={`#${idOf(name)}`} aria-current={idOf(name) === now ? "true" : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
