const counted = (count: string, isOne: boolean, one: string, many: string): string => `${count} ${isOne ? one : many}`;

/** What the screen Insight says. */
export const en = {
  screen: {
    title: "Insight",
    period: (from: string, to: string) => `${from} to ${to}`,
    periods: "Period",
    days: (count: number) => `${count} days`,
    failed: "Failed to fetch the numbers",
    showroom: (visits: number, sold: number, percent: string, money: string) =>
      `${visits} ${visits === 1 ? "visit" : "visits"} to the showroom, ${sold} of them a sale (${percent} %), ${money}.`,
    toDo: "To do",
    sources: "Where they come from",
    orderSources: "Orders by source",
    pages: "Pages",
    searches: "Searched and found",
    cities: "Delivered to",
    rugs: "Rug by rug",
    exportCsv: "Export CSV",
    privacy:
      "Counted by this shop alone, without cookies. A person is counted once a day, and who it was is forgotten after two.",
    sourceNames: { "Typed or saved": "Typed or saved", unknown: "unknown" } as Record<string, string>,
  },
  finding: {
    counted: (visits: string, isOneVisit: boolean, paid: string, isOnePaid: boolean) =>
      `${counted(visits, isOneVisit, "visit", "visits")} counted, ${counted(paid, isOnePaid, "order", "orders")} paid.`,
    tooFew: "Too little to tell yet.",
    from: (visits: number) => `From ${visits} visits on this page says what stands out.`,
    bought: (paid: string, visits: string) => `${paid} of ${visits} people bought.`,
    /** Where most turn back: before this step. */
    turnBack: {
      rug: "Most turn back before they look at a rug.",
      cart: "Most turn back between the rug and the cart.",
      checkout: "Most turn back between the cart and paying.",
      paid: "Most turn back while paying.",
    } as Record<string, string>,
    missed: (size: string, word: string) => `${size} is the size they miss, “${word}” the word they look for.`,
    missedSize: (size: string) => `${size} is the size they miss.`,
    missedWord: (word: string) => `“${word}” is the word they look for.`,
  },
  funnel: {
    steps: {
      came: "Came",
      rug: "Looked at a rug",
      room: "Tried it in a room",
      cart: "Put it in the cart",
      checkout: "Began to pay",
      paid: "Paid",
    },
    people: "people",
    elsewhere: "also orders without a counted visit",
    goOn: (share: number) => `${share} of 100 go on`,
    tried: (share: number, past: string) => `${share} of 100 try it, ${past} go past it`,
  },
  panels: {
    nothing: "Nothing yet.",
    devices: "With what",
    by: (count: string, device: string) => `${count} by ${device}`,
    deviceNames: { phone: "phone", tablet: "tablet", desktop: "desktop" } as Record<string, string>,
    steps: {
      rug: "looked at a rug",
      room: "tried it in a room",
      cart: "put it in the cart",
      checkout: "began to pay",
      ordered: "ordered",
    },
    unfound: "Searched, not found",
    allFound: "Every search found a rug.",
    soldOut: "Asked for while sold out",
    size: (width: number, length: number, rugs: number) => `${width} × ${length} cm, ${rugs} ${rugs === 1 ? "rug" : "rugs"}`,
    vitals: "Slowest pages",
    upTo: (name: string, value: string) => `${name} up to ${value}`,
    measured: (count: number) => `${count} measured`,
  },
  carpets: {
    rug: "Rug",
    days: "Visits by day",
    highest: (count: number) => `highest ${count}`,
    numbers: { seen: "Saw", room: "Room", cart: "Cart", bought: "Bought", money: "Money" },
    /** The same beside a number, where a phone shows no heading. */
    units: {
      seen: (count: number) => (count === 1 ? "look" : "looks"),
      room: () => "in a room",
      cart: () => "to the cart",
      bought: (_count: number) => "bought",
      money: () => "sold",
    },
    soldOut: (count: number, size: string) => `${count} asked for ${size}, sold out`,
    fewCarts: "Many look, few put it in the cart",
    none: "No rug has been seen yet",
    noneHint: "Rugs appear here with their first visit.",
    all: (count: number) => `All ${count} rugs`,
  },
};
