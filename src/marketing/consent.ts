const KEY = "marketing_consent";

/** Ley 1581: nothing is told to Meta before the shopper has said yes, and nothing after a no. */
export function hasMarketingConsent(): boolean {
  try {
    return localStorage.getItem(KEY) === "yes";
  } catch {
    return false; // No storage, no proof of consent.
  }
}

export function setMarketingConsent(isGiven: boolean): void {
  try {
    if (isGiven) localStorage.setItem(KEY, "yes");
    else localStorage.removeItem(KEY);
  } catch {
    // No storage, no consent: see above.
  }
}
