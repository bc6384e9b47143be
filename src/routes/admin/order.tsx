import { PlanDelivery } from "../../deliveries/admin/plan-delivery.tsx";
import { OrderPage } from "../../orders/admin/order-page.tsx";
import { TaskNotices } from "../../payments/admin/task-notices.tsx";
import type { Route } from "./+types/order";

export default function Order({ params }: Route.ComponentProps) {
  return (
    <OrderPage
      id={params.id}
      tasks={(order) => <TaskNotices order={order} />}
      deliveries={(order) => <PlanDelivery order={order} />}
    />
  );
}
