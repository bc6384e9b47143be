import { aftercareJob } from "./aftercare/send-aftercare.server.ts";
import { modelsAhead } from "./catalog/models-ahead.server.ts";
import { fetchPicturesJob } from "./imports/fetch-pictures.server.ts";
import { catchUpContentJob, publishContentJob } from "./content/publish-job.server.ts";
import { catchUpPromotionsJob, turnPromotionJob } from "./promotions/turn-promotion.server.ts";
import { tellBackInStockJob } from "./back-in-stock/tell-back-in-stock.server.ts";
import { deriveAhead } from "./media/derive-ahead.server.ts";
import { sweepPhotos } from "./media/private-photos.server.ts";
import { sweepUploads } from "./media/sweep-uploads.server.ts";
import { forwardEvent } from "./marketing/meta/forward-event.server.ts";
import { runMerge } from "./room-preview/run-merge.server.ts";
import { sweepMergeFiles } from "./room-preview/sweep-merge-files.server.ts";
import { sweepMerges } from "./room-preview/sweep-merges.server.ts";
import { sendMail } from "./messages/mail/send-mail.server.ts";
import { linkCustomersJob } from "./customers/link-customers.server.ts";
import { indexOrdersJob } from "./orders/index-orders.server.ts";
import { releaseHolds } from "./orders/release-unconfirmed.server.ts";
import { tidyOrders } from "./orders/tidy-orders.server.ts";
import { orderNoticesJob } from "./orders/send-order-letters.server.ts";
import { reconcile } from "./payments/jobs.server.ts";
import { deleteExpired } from "./delete-expired.server.ts";
import { deleteOldVisitorsJob } from "./insight/delete-old-visitors.server.ts";
import { deliverWebhooksJob } from "./webhooks/deliver-webhooks.server.ts";
import type { Job } from "./platform/job.ts";
import type { AppCtx } from "./runtime.server.ts";

/** Everything that runs outside a request. */
export const allJobs: readonly Job<never, AppCtx>[] = [
  deriveAhead,
  modelsAhead,
  sweepUploads,
  sweepPhotos,
  sendMail,
  forwardEvent,
  orderNoticesJob,
  reconcile,
  indexOrdersJob,
  linkCustomersJob,
  releaseHolds,
  aftercareJob,
  tidyOrders,
  runMerge,
  sweepMerges,
  sweepMergeFiles,
  fetchPicturesJob,
  deliverWebhooksJob,
  publishContentJob,
  catchUpContentJob,
  tellBackInStockJob,
  turnPromotionJob,
  catchUpPromotionsJob,
  deleteExpired,
  deleteOldVisitorsJob,
];
