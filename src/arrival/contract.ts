import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";

export const arrivalShape = z.object({
  from: z.string().describe("The first day, YYYY-MM-DD"),
  to: z.string().describe("The last day"),
  words: z.string().describe("Llega a Medellín entre el jueves 19 y el sábado 21"),
});

export const whenArrives = endpoint({
  method: "GET",
  path: "/api/delivery",
  summary: "When a rug ordered now arrives at a place; null where nobody knows",
  query: z.object({ city: z.string().trim().min(1, "Escribe la ciudad").max(80), state: z.string().trim().max(80).default("") }),
  reply: z.object({ city: z.string(), state: z.string(), arrival: arrivalShape.nullable() }),
});
