import { useEffect } from "react";

/** A picture that has arrived no longer needs its blur behind it (transparent edges would show it). */
function dropBlur(picture: HTMLImageElement): void {
  if (picture.complete && picture.naturalWidth > 0) picture.style.removeProperty("background-image");
}

/** Takes the blur from behind each of the page's pictures: from those that came first, then from each as it comes. */
export function PictureDelegation() {
  useEffect(() => {
    const arrived = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && target.closest(".picture")) dropBlur(target);
    };
    document.addEventListener("load", arrived, true);
    for (const picture of document.querySelectorAll<HTMLImageElement>(".picture img")) dropBlur(picture);
    return () => document.removeEventListener("load", arrived, true);
  }, []);
  return null;
}
