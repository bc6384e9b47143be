import { aftercareApi } from "./aftercare/api.server.ts";
import { catalogAdminApi } from "./catalog/admin-api.server.ts";
import { catalogApi } from "./catalog/api.server.ts";
import { backInStockApi } from "./back-in-stock/api.server.ts";
import { customersApi } from "./customers/api.server.ts";
import { contentApi } from "./content/api.server.ts";
import { arrivalApi } from "./arrival/api.server.ts";
import { deliveriesApi } from "./deliveries/api.server.ts";
import { firstStepsApi } from "./first-steps/api.server.ts";
import { markStep } from "./first-steps/marks.server.ts";
import { discountsApi } from "./discounts/api.server.ts";
import { importsApi } from "./imports/api.server.ts";
import { insightApi } from "./insight/api.server.ts";
import { marketingApi } from "./marketing/api.server.ts";
import { mediaApi } from "./media/api.server.ts";
import { metaApi } from "./marketing/meta/api.server.ts";
import { mergeApi } from "./room-preview/api.server.ts";
import { ordersApi } from "./orders/api.server.ts";
import { lastNotification } from "./payments/last-notification.server.ts";
import { paymentsApi } from "./payments/api.server.ts";
import { promotionsApi } from "./promotions/api.server.ts";
import { overviewApi } from "./orders/overview-api.server.ts";
import { LETTERS } from "./letters.server.ts";
import { letterKindsApi } from "./messages/letters/letter-kinds-api.server.ts";
import { sendInvitation } from "./messages/letters/invitation-letter.server.ts";
import { messagesApi } from "./messages/api.server.ts";
import type { Asked, Served } from "./platform/http/serve.server.ts";
import { returnsApi } from "./returns/api.server.ts";
import { reviewsApi } from "./reviews/api.server.ts";
import type { AppCtx } from "./runtime.server.ts";
import { sendTestLetter } from "./messages/mail/send-test-letter.server.ts";
import { lastTestPayment, makeTestPayment } from "./payments/test-payment.server.ts";
import { allowMany } from "./showroom/seats.server.ts";
import { settingsApi } from "./settings/api.server.ts";
import { showroomApi } from "./showroom/api.server.ts";
import { passkeysApi } from "./staff/passkeys-api.server.ts";
import { peopleApi } from "./staff/people-api.server.ts";
import { staffApi } from "./staff/api.server.ts";
import { webhooksApi } from "./webhooks/api.server.ts";

/** Every call of the API, room by room. */
export const served: readonly Served<Asked<AppCtx>>[] = [
  ...catalogApi,
  ...catalogAdminApi,
  ...mediaApi,
  ...importsApi,
  ...insightApi,
  ...overviewApi,
  ...mergeApi,
  ...arrivalApi,
  ...backInStockApi,
  ...discountsApi,
  ...promotionsApi,
  ...paymentsApi,
  ...ordersApi,
  ...returnsApi,
  ...deliveriesApi,
  ...customersApi,
  ...metaApi,
  ...messagesApi,
  ...letterKindsApi(LETTERS),
  ...reviewsApi,
  ...aftercareApi,
  ...marketingApi,
  ...showroomApi,
  ...staffApi,
  ...contentApi,
  ...passkeysApi,
  ...peopleApi(sendInvitation),
  ...webhooksApi,
  ...firstStepsApi,
  ...settingsApi<AppCtx>({
    lastNotification,
    makeTestPayment,
    lastTestPayment,
    afterSave: { showroom: allowMany },
    sendTestLetter: async (ctx) => {
      const sent = await sendTestLetter(ctx);
      await markStep(ctx, "mail");
      return sent;
    },
  }),
];
