export { WebhooksScreen as default } from "../../webhooks/admin/webhooks-screen.tsx";
