import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import { callList } from "../../ui/admin/call-list.ts";
import type { CarpetQuery, getStaffCarpet, listStaffCarpets, listStaffCollections, readCarpetFacts } from "./contract.ts";

export const useCarpets = (query: CarpetQuery) =>
  useQuery({
    queryKey: ["carpets", query],
    queryFn: () => callList<typeof listStaffCarpets>("GET /api/admin/carpets", query),
    placeholderData: keepPreviousData,
  });

const FOUND = 6;

/** The few that a lookup offers: those of what is typed now, never of what was typed before. */
export const useFoundCarpets = (search: string, view?: CarpetQuery["view"]) =>
  useQuery({
    queryKey: ["carpets", "found", search, view],
    queryFn: () => callList<typeof listStaffCarpets>("GET /api/admin/carpets", { search, view, page: 1, limit: FOUND }),
    enabled: search.trim() !== "",
  });

export const useCarpet = (id: number | undefined) =>
  useQuery({
    queryKey: ["carpet", id],
    enabled: id !== undefined,
    queryFn: () => callApi<typeof getStaffCarpet>("GET /api/admin/carpets/{id}", { params: { id: id! } }),
  });

export const useCarpetFacts = () =>
  useQuery({
    queryKey: ["carpet-facts"],
    queryFn: () => callApi<typeof readCarpetFacts>("GET /api/admin/carpets/facts"),
  });

export const useCollections = () =>
  useQuery({
    queryKey: ["collections"],
    queryFn: () => callApi<typeof listStaffCollections>("GET /api/admin/collections"),
  });
