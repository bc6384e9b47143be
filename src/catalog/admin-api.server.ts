import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { paged } from "../platform/http/paging.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { readText } from "../platform/http/read-text.server.ts";
import * as contract from "./admin/contract.ts";
import { exportCarpets, importCarpets } from "./admin/csv-contract.ts";
import * as gridContract from "./admin/grid-contract.ts";
import { makeCarpetModel, readCarpetModel } from "./admin/model-contract.ts";
import { makeModelAgain, readModel } from "./carpet-model.server.ts";
import { deleteCollection } from "./delete-collection.server.ts";
import { deleteRug } from "./delete-rug.server.ts";
import { exportCsv } from "./export-csv.server.ts";
import { importCsv } from "./import-csv.server.ts";
import { listStaffCollections } from "./list-staff-collections.server.ts";
import { listStaffRugs } from "./list-staff-rugs.server.ts";
import { rugFacts } from "./rug-facts.server.ts";
import { rugUses } from "./rug-uses.server.ts";
import { createCollection, updateCollection } from "./save-collection.server.ts";
import { createRug, updateRug } from "./save-rug.server.ts";
import { saveGrid } from "./save-grid.server.ts";
import { setInventory } from "./set-inventory.server.ts";
import { getStaffRug } from "./staff-rugs.server.ts";
import { refuse } from "./texts.ts";

type MediaCtx = Ctx & { storage: Storage };

const CSV_LIMIT = 5 * 1024 * 1024;

export const catalogAdminApi = [
  serve(contract.listStaffCollections, async (ctx, { query, url }) => {
    const { rows, total } = await listStaffCollections(ctx, query);
    return paged(rows, total, query, url);
  }),
  serve<typeof contract.createCollection, MediaCtx>(contract.createCollection, (ctx, { body }) =>
    createCollection(ctx, {
      ...body,
      sizes: body.sizes ?? ctx.settings().vocabulary.sizes.map(({ name }) => ({ size: name, price: 0 })),
    }),
  ),
  serve<typeof contract.updateCollection, MediaCtx>(contract.updateCollection, (ctx, { params, body }) =>
    updateCollection(ctx, params.id, body),
  ),
  serve(contract.deleteCollection, (ctx, { params }) => deleteCollection(ctx, params)),
  serve(contract.listStaffCarpets, async (ctx, { query, url }) => {
    const { rugs, total } = await listStaffRugs(ctx, query);
    return paged(rugs, total, query, url, 10);
  }),
  serve(contract.readCarpetFacts, (ctx) => rugFacts(ctx)),
  serve(exportCarpets, async (ctx, { query }) => {
    const headers = { "content-type": "text/csv; charset=utf-8", "content-disposition": 'attachment; filename="carpets.csv"' };
    return new Response(await exportCsv(ctx, query), { headers });
  }),
  serve<typeof importCarpets, MediaCtx>(importCarpets, async (ctx, { query, raw }) => {
    const text = await readText(raw.req.raw, CSV_LIMIT);
    if (text === undefined) throw refuse("catalog.not_csv");
    return importCsv(ctx, text, query);
  }),
  serve<typeof gridContract.saveGrid, MediaCtx>(gridContract.saveGrid, (ctx, { body }) => saveGrid(ctx, body)),
  serve<typeof contract.createCarpet, MediaCtx>(contract.createCarpet, (ctx, { body }) => createRug(ctx, body)),
  serve(contract.getStaffCarpet, (ctx, { params }) => getStaffRug(ctx, params)),
  serve<typeof contract.updateCarpet, MediaCtx>(contract.updateCarpet, (ctx, { params, body }) =>
    updateRug(ctx, params.id, body),
  ),
  serve(contract.readCarpetUses, (ctx, { params }) => rugUses(ctx, params)),
  serve(contract.deleteCarpet, (ctx, { params }) => deleteRug(ctx, params)),
  serve<typeof readCarpetModel, MediaCtx>(readCarpetModel, (ctx, { params }) => readModel(ctx, params)),
  serve<typeof makeCarpetModel, MediaCtx>(makeCarpetModel, (ctx, { params }) => makeModelAgain(ctx, params)),
  serve(contract.readInventory, async (ctx, { params }) => (await getStaffRug(ctx, params)).inventory),
  serve(contract.setInventory, (ctx, { params, body }) => setInventory(ctx, { ...params, ...body })),
];
