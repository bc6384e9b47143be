import { centimetresOf } from "../../catalog/rules/size.ts";
import type { Insight } from "../contract.ts";
import { words } from "./words.ts";

/** Numbers beside their bars. */
export function Bars({ title, rows }: { title: string; rows: { label: string; n: number }[] }) {
  const most = Math.max(1, ...rows.map(({ n }) => n));
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 && <p className="admin-muted">{words().panels.nothing}</p>}
      <ul className="insight-bars">
        {rows.map(({ label, n }) => (
          <li key={label}>
            <span>{label}</span>
            <i style={{ width: `${(100 * n) / most}%` }} />
            <b>{n.toLocaleString("es-CO")}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

const DEVICE_STEPS = ["rug", "room", "cart", "checkout", "ordered"] as const;

const deviceName = (device: string): string => words().panels.deviceNames[device] ?? device;

/** How far people come with each kind of device. */
export const Devices = ({ of }: { of: Insight["device_funnels"] }) => (
  <section>
    <h2>{words().panels.devices}</h2>
    {of.length === 0 && <p className="admin-muted">{words().panels.nothing}</p>}
    <ul className="insight-devices">
      {of.map(({ device, ...counts }) => (
        <li key={device}>
          <b>{words().panels.by(counts.came.toLocaleString("es-CO"), deviceName(device))}</b>
          <ul className="insight-bars">
            {DEVICE_STEPS.map((step) => (
              <li key={step}>
                <span>{words().panels.steps[step]}</span>
                {counts[step] > 0 ? (
                  <i style={{ width: `${Math.min(100, (100 * counts[step]) / Math.max(1, counts.came))}%` }} />
                ) : (
                  <em />
                )}
                <b>{counts[step].toLocaleString("es-CO")}</b>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </section>
);

/** The more often searched, the larger: 14 px and 0,86 px per search, 48 at most. */
export const Words = ({ of, hasFound }: { of: Insight["searches_without_result"]; hasFound: boolean }) => (
  <section>
    <h2>{words().panels.unfound}</h2>
    {of.length === 0 && <p className="admin-muted">{hasFound ? words().panels.allFound : words().panels.nothing}</p>}
    <ul className="insight-words">
      {of.slice(0, 12).map(({ word, count }) => (
        <li key={word} style={{ fontSize: Math.min(48, 14 + 0.86 * count) }}>
          {word} <small>{count}</small>
        </li>
      ))}
    </ul>
  </section>
);

const PX_PER_CM = 0.3;

/** Sizes to scale, the darker the more often asked for. */
export function SoldOut({ of }: { of: Insight["sold_out"] }) {
  if (of.length === 0) return null;
  const most = Math.max(...of.map(({ count }) => count));
  return (
    <section>
      <h2>{words().panels.soldOut}</h2>
      <ol className="insight-sizes">
        {of.map(({ size, count, carpets }) => {
          const cm = centimetresOf(size) ?? { width: 150, length: 200 };
          const [width, height] = [cm.width * PX_PER_CM, cm.length * PX_PER_CM];
          return (
            <li key={size}>
              <svg width={width} height={height} aria-hidden="true">
                <rect className="insight-sizes__rug" width={width} height={height} opacity={0.25 + (0.75 * count) / most} />
              </svg>
              <b>{count}</b>
              <span>{size}</span>
              <small>{words().panels.size(cm.width, cm.length, carpets)}</small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const show = (name: string, value: number): string => `${value.toLocaleString("es-CO")}${name === "CLS" ? "" : " ms"}`;

/** How fast pages were for three quarters of the visits; the slowest first. */
export const Vitals = ({ of }: { of: Insight["vitals"] }) =>
  of.length > 0 && (
    <section>
      <h2>{words().panels.vitals}</h2>
      <ul className="insight-vitals">
        {of.slice(0, 8).map(({ path, device, name, p75, samples, good }) => (
          <li key={`${path} ${device} ${name}`}>
            <span>{path}</span>
            <span className="admin-muted">{deviceName(device)}</span>
            <span className={good ? "admin-status is-good" : "admin-status is-warning"}>
              {words().panels.upTo(name, show(name, p75))}
            </span>
            <small className="admin-muted">{words().panels.measured(samples)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
