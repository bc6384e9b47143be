import { StatusMark } from "./status-mark.tsx";
import "./order-view.css";
import "./order-loading.css";
import "./timeline.css";

/** The page's own layout, without its words. */
export const OrderLoading = () => (
  <div className="page order-view order-loading" aria-busy="true">
    <p className="vh" role="alert">
      Cargando el pedido
    </p>
    <header aria-hidden="true">
      <div>
        <p className="label">
          <i />
        </p>
        <h1>
          <i />
        </h1>
      </div>
    </header>
    <ol className="timeline" aria-hidden="true">
      {[1, 2, 3, 4].map((step) => (
        <li key={step} className="is-todo">
          <StatusMark is="todo" />
          <h2>
            <i />
          </h2>
        </li>
      ))}
    </ol>
    <div className="order-view__parts" aria-hidden="true">
      <section>
        <h2>Alfombras</h2>
        <div className="order-view__item">
          <i />
          <h3>
            <i />
          </h3>
        </div>
      </section>
      <section>
        <h2>Datos del pedido</h2>
        <div className="order-view__rows">
          <div>
            <i />
            <i />
          </div>
        </div>
      </section>
    </div>
  </div>
);
