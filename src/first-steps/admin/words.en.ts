const left = (count: number) =>
  count === 0 ? "Everything is done." : count === 1 ? "One step is left." : `${count} steps are left.`;

export const en = {
  title: "First steps",
  failed: "Failed to fetch the steps",
  isOpen: (count: number) => `The shop is open. ${left(count)}`,
  isClosed: (count: number) => `Nobody but you sees the shop yet. ${left(count)}`,
  done: ": done",
  toDo: ": to do",
  change: "Change",
  start: "Start",
  changeStep: (step: string) => `Change: ${step}`,
  startStep: (step: string) => `Start: ${step}`,
  textsRead: "I have read them",
  textsFailed: "It could not be noted",
  doors: {
    failed: "The shop could not be opened",
    opened: "The shop is open",
    visible: "Visitors see the shop.",
    view: "View it",
    title: "Open the shop",
    untilThen: "Until then visitors read “Muy pronto” with your phone and address.",
    first: (missing: string) => `First: ${missing}. Until then visitors read “Muy pronto”.`,
    open: "Open",
    question: {
      title: "Open the shop?",
      text: "Everybody can see it and buy from now on.",
      action: "Open the shop",
      keep: "Not yet",
    },
  },
  loom: {
    label: (done: number, all: number) => `${done} of ${all} steps done`,
    woven: (done: number, all: number) => `**${done} of ${all}** woven`,
  },
  demo: {
    title: "Start my own shop from this",
    about:
      "Everything of the demo is deleted and your own shop begins empty, closed to visitors until you open it. This cannot be undone.",
    type: (name: string) => `Type ${name} to go on`,
    action: "Empty the demo",
    failed: "The demo was not emptied",
    emptied: "The demo is gone: this is your shop now",
    question: {
      title: "Delete everything of the demo?",
      text: "Its rugs, orders, customers, reviews, visits, texts and settings are deleted for good. People keep their accounts.",
      action: "Delete the demo",
      keep: "Keep the demo",
    },
  },
  steps: {
    name: {
      title: "Name and logo",
      about: "How the shop is called, who stands behind it, its colour.",
      action: "Name the shop",
    },
    contact: {
      title: "Contact and hours",
      about: "Address, phone, e-mail and when you are open: footer, contact page and search engines read them.",
      action: "Say where you are",
    },
    collection: {
      title: "First collection, with sizes and prices",
      about: "A collection holds the sizes its rugs come in and what each costs.",
      action: "Add a collection",
    },
    rug: {
      title: "First rug, with pictures",
      about: "A rug needs a name, one picture seen from above and its stock. A spreadsheet can bring many at once.",
      action: "Add a rug",
    },
    payment: {
      title: "Payment",
      about: "Bold's keys, cash on delivery or both. Without keys the shop uses its own sandbox: no money moves.",
      action: "Choose how people pay",
    },
    mail: {
      title: "Mail",
      about: "The server that letters leave by. Send yourself a test letter to see one.",
      action: "Set up mail",
    },
    texts: {
      title: "Legal texts read",
      about: "Returns, privacy and terms are ready in Spanish. Read them with whoever answers for them.",
      action: "Read them",
    },
    order: {
      title: "A test order",
      about: "Buy a rug yourself: you see the shop while visitors do not. Without Bold's keys the payment is a test.",
      action: "Buy a rug",
    },
  },
};
