import { Link } from "react-router";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import { useShop } from "../../ui/use-shop.ts";

type Props = { showroom: string; addressOf: (key: string) => string; onPlace: (key: string) => void };

/** Which showroom, where there are several. */
export function PlaceChoice({ showroom, addressOf, onPlace }: Props) {
  const { showrooms } = useShop();
  if (showrooms.length < 2) return null;
  return (
    <nav className="showroom__choice" aria-label="Elige un showroom">
      {showrooms.map(({ key, name, city }) => (
        <Link
          key={key}
          to={addressOf(key)}
          preventScrollReset
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onPlace(key);
          }}
          aria-current={key === showroom ? "true" : undefined}
          className={key === showroom ? "is-on" : ""}
        >
          <b>{name}</b> {city && city !== name && <span className="quiet">{city}</span>}
        </Link>
      ))}
    </nav>
  );
}
