import {
  Armchair,
  ArrowRight,
  Bell,
  Calendar,
  ChartColumn,
  Check,
  ChevronDown,
  Copy,
  ExternalLink,
  Gift,
  Heart,
  House,
  Image,
  Info,
  Link,
  LogOut,
  type LucideIcon,
  Mail,
  MapPin,
  Menu,
  MessageSquare,
  PanelLeft,
  Pencil,
  Plus,
  Search,
  Settings,
  Smartphone,
  Store,
  Trash,
  TriangleAlert,
  Undo,
  Upload,
  Users,
  X,
} from "lucide-react";
import { Fjord } from "#app/ui/art/fjord.tsx";
import { Linnea } from "#app/ui/art/linnea.tsx";
import { PaleSprig } from "#app/ui/art/sprig.tsx";
import { Vignette } from "#app/ui/art/vignette.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Example } from "./example.tsx";

// biome-ignore format: one word per icon reads better in rows
const icons: LucideIcon[] = [
  House, Pencil, Mail, Gift, Image, Users, Armchair, ChartColumn, Store, MessageSquare, Smartphone,
  Settings, LogOut, Search, Plus, X, Check, ChevronDown, ArrowRight, Upload, Link, ExternalLink,
  Copy, Heart, Menu, PanelLeft, Undo, Trash, MapPin, Calendar, Bell, TriangleAlert, Info,
];

export function Drawings() {
  return (
    <div className="grid gap-8">
      <Example name="Icon of={…}">
        <div className="flex flex-wrap gap-x-6 gap-y-5">
          {icons.map((icon) => (
            <Icon key={icon.displayName} icon={icon} />
          ))}
        </div>
      </Example>
      <div className="flex flex-wrap items-end gap-x-12 gap-y-6">
        <Example name="Vignette">
          <Vignette width={260} />
        </Example>
        <Example name="Vignette seed={23}">
          <Vignette width={260} seed={23} />
        </Example>
        <Example name="Linnea">
          <Linnea />
        </Example>
        <Example name="PaleSprig">
          <PaleSprig />
        </Example>
      </div>
      <div className="flex flex-wrap items-end gap-12">
        <Example name="Fjord arch">
          <Fjord width={300} height={352} arch className="w-60" />
        </Example>
        <Example name="Fjord">
          <Fjord width={520} height={300} className="w-120 max-w-full rounded-m" />
        </Example>
      </div>
    </div>
  );
}
