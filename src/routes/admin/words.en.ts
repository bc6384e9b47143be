const orders = (count: number) => (count === 1 ? "1 order" : `${count} orders`);
const newOrders = (count: number) => (count === 1 ? "1 new order" : `${count} new orders`);
const newMessages = (count: number) => (count === 1 ? "1 new message" : `${count} new messages`);
const openTasks = (count: number) => (count === 1 ? "1 open payment task" : `${count} open payment tasks`);

export const en = {
  opening: "Opening…",
  signInAgain: "Sign in again",
  frame: {
    skip: "Skip to content",
    brand: (shop: string) => `${shop} Back office`,
    main: "Main",
    mainShort: "Main, short",
    more: "More",
    search: "Search",
    searchHint: "Search everything (Ctrl K)",
    account: "Your account",
    mergeTool: "Merge tool",
    viewShop: "View shop",
    signOut: "Sign out",
    signOutEverywhere: "Sign out everywhere",
    everywhere: {
      title: "Sign out everywhere?",
      text: "Every browser that is signed in will ask for the password again.",
      action: "Sign out everywhere",
      keep: "Stay",
    },
  },
  badges: {
    orders: (orders: number, tasks: number) =>
      [orders > 0 && newOrders(orders), tasks > 0 && openTasks(tasks)].filter(Boolean).join(", "),
    messages: newMessages,
  },
  announcements: {
    order: (number: string) => `New order ${number}`,
    message: (number: string) => `New message ${number}`,
    open: "Open",
  },
  news: {
    label: "New",
    orders: (count: number) => `${newOrders(count)} since you last looked`,
    messages: (count: number) => `${newMessages(count)} to answer`,
  },
  search: {
    title: "Search everything",
    label: "Order, customer, carpet, message or visit",
    begin: "Part of a name, a number, an e-mail or a phone.",
    searching: "Searching…",
    nothing: "Nothing found.",
    visits: "Visits",
    /** As the wire calls them. */
    order: {} as Record<string, string>,
    return: {} as Record<string, string>,
    visit: {} as Record<string, string>,
  },
  dashboard: {
    failed: "Failed to fetch the overview",
    noOrders: "No orders yet today.",
    today: (count: number, total: string, money: string, cod: number) =>
      `Today **${orders(count)}** for **${total}**: ${money}${
        cod > 0 ? `, ${cod === count ? "all" : cod} of them cash on delivery` : ""
      }.`,
    allPaid: "all paid",
    paidAndAwaited: (paid: string, awaited: string) => `${paid} paid, ${awaited} awaited`,
    toPrepare: (count: number) => `**${count}** to prepare.`,
    visits: (count: number) => `**${count === 1 ? "1 visit" : `${count} visits`}** still to come to the showroom today.`,
    payments: (count: number) => (count === 1 ? "1 payment needs a decision." : `${count} payments need a decision.`),
  },
  noSuchText: { title: "Nothing here", text: "There is no such text.", all: "All texts" },
};
