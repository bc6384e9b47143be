import { addresses } from "../../addresses.ts";
import type { Step } from "../rules/steps.ts";

type Words = { title: string; about: string; to: string; action: string };

/** What each step is, and where it is done. */
export const STEP_WORDS: Record<Step, Words> = {
  name: {
    title: "Name and logo",
    about: "How the shop is called, who stands behind it, its colour.",
    to: `${addresses.admin("settings")}#shop`,
    action: "Name the shop",
  },
  contact: {
    title: "Contact and hours",
    about: "Address, phone, e-mail and when you are open: footer, contact page and search engines read them.",
    to: `${addresses.admin("settings")}#contact`,
    action: "Say where you are",
  },
  collection: {
    title: "First collection, with sizes and prices",
    about: "A collection holds the sizes its rugs come in and what each costs.",
    to: addresses.admin("collections"),
    action: "Add a collection",
  },
  rug: {
    title: "First rug, with pictures",
    about: "A rug needs a name, one picture seen from above and its stock. A spreadsheet can bring many at once.",
    to: addresses.admin("carpets"),
    action: "Add a rug",
  },
  payment: {
    title: "Payment",
    about: "Bold's keys, cash on delivery or both. Without keys the shop uses its own sandbox: no money moves.",
    to: `${addresses.admin("settings")}#selling`,
    action: "Choose how people pay",
  },
  mail: {
    title: "Mail",
    about: "The server that letters leave by. Send yourself a test letter to see one.",
    to: `${addresses.admin("settings")}#mail`,
    action: "Set up mail",
  },
  texts: {
    title: "Legal texts read",
    about: "Returns, privacy and terms are ready in Spanish. Read them with whoever answers for them.",
    to: addresses.admin("content"),
    action: "Read them",
  },
  order: {
    title: "A test order",
    about: "Buy a rug yourself: you see the shop while visitors do not. Without Bold's keys the payment is a test.",
    to: addresses.catalog(),
    action: "Buy a rug",
  },
};
