import { useLocation, useNavigate } from "react-router";
import { addresses } from "../../addresses.ts";
import { OrderDrawer } from "../../orders/admin/order-drawer.tsx";
import { OrdersScreen } from "../../orders/admin/orders-screen.tsx";
import { TaskBand } from "../../payments/admin/task-band.tsx";
import { TaskNotices } from "../../payments/admin/task-notices.tsx";
import type { Route } from "./+types/orders";

/** The list, and beside it the order its address names. */
export default function Orders({ params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <OrdersScreen tasks={<TaskBand />} opened={params.id}>
      {params.id && (
        <OrderDrawer
          id={params.id}
          onClose={() => void navigate(`${addresses.admin("orders")}${search}`, { preventScrollReset: true })}
          tasks={(order) => <TaskNotices order={order} />}
        />
      )}
    </OrdersScreen>
  );
}
